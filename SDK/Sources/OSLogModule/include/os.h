// The module that `import os` names; what it offers is in the Swift module of the same name.
