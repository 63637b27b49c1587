// The submodule that `import os.log` names.
