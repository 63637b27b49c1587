/// Every statement, in one place. Each is the same text each time.
enum SQL {
    static let find = """
        SELECT t.token, d.space, d.device_id, t.bundle_id, t.environment, t.unregistered_at, d.number,
            d.tokens_ended, d.gateway IS NULL
        FROM device_token t JOIN device d ON d.number = t.device WHERE t.token = ANY ($1)
        """

    /// What a connection for writes is told first. Its statements look up rows by keys, a batch at a time, so one plan is right
    /// whatever the tables hold: by the indexes, row for row. Left to itself the server plans while the tables are empty, reads
    /// whole tables for each batch afterwards, and goes on so until it has looked at them again. A key is compared by `= ANY (ARRAY[…])`
    /// for the same reason: by `=` the server may join the other way round, each row of a table that it holds to be empty with
    /// each of the batch.
    static let beginWrites =
        begin + [
            "SET plan_cache_mode TO force_generic_plan", "SET enable_seqscan TO off", "SET enable_bitmapscan TO off",
            "SET enable_hashjoin TO off", "SET enable_mergejoin TO off", "SET jit TO off",
        ]

    /// What every connection is told first. Whoever waited for a lock sees what the one who held it has written, whatever the database's
    /// owner has set: by the snapshot of one that is `repeatable read` it would not.
    static let begin = ["SET search_path TO carillon", "SET default_transaction_isolation TO 'read committed'"]

    /// Comes first in a transaction that nobody is told to be kept: it does not wait for the disk, nor for a standby. Were it to, a
    /// gateway would be given up for dead with the standby.
    static let unhurried = "SELECT set_config('synchronous_commit', 'off', true)"

    /// Locks devices, in one order for all gateways.
    static let lock = """
        SELECT count(*) FROM (
            SELECT FROM device WHERE number = ANY ($1::bigint[]) ORDER BY number FOR NO KEY UPDATE) locked
        """

    /// The same for a batch of pushes, each number once and in their order; ``accept`` is told what it finds of each device, in that
    /// order: number, gateway (0 for none), ended tokens. Were one not there, `accept` fails.
    static let lockBatch = """
        SELECT set_config('carillon.locked', CASE WHEN count(*) = cardinality($1::bigint[])
            THEN array_agg(ARRAY[number, COALESCE(gateway, 0), tokens_ended])::text ELSE 'a device is missing' END, true)
        FROM (
            SELECT number, gateway, tokens_ended FROM device WHERE number = ANY ($1::bigint[])
            ORDER BY number FOR NO KEY UPDATE) locked
        """

    /// Writes pushes over those that wait in their places for devices that are away; their devices are in order, each once. No device is
    /// locked: a row in `waiting_away` says all there is to know. A push without such a row, or whose row somebody writes at the same
    /// time, is passed over, and for ``accept``: the serial tells, since servers without the corrections of November 2025 do not compare
    /// `ctid` again after they have waited. What ends is recorded where the gateway has made a step for it.
    ///
    /// Returns a row for each push that was taken, with what it was written over.
    static let overwrite = """
        WITH over AS (
            UPDATE waiting_away w SET serial = nextval('push_serial'), id = p.id, until = p.until, body = p.body
            FROM (
                SELECT i.number, i.id, i.until, i.body, i.step, o.ctid AS spot, o.serial AS former_serial, o.id AS former_id,
                    CASE WHEN i.step <> '' THEN o.body END AS former_body
                FROM (
                    SELECT generate_series(1::bigint, cardinality($1::bigint[])) AS number, unnest($1::bigint[]) AS device,
                        unnest($2::bigint[]) AS stamp, unnest($3::text[]) AS place, unnest($4::bytea[]) AS id,
                        unnest($5::float8[]) AS until, unnest($6::bytea[]) AS body, unnest($7::bytea[]) AS step) i
                JOIN waiting_away o
                    ON o.device = ANY (ARRAY[i.device]) AND o.place = i.place AND i.stamp IN (o.tokens_ended, \(withoutToken))) p
            WHERE w.ctid = p.spot AND w.serial = p.former_serial
            RETURNING p.number, w.serial, p.former_serial, p.former_id, p.former_body, p.step
        ), ends AS (
            SELECT former_serial AS serial, former_id AS id, former_body AS body, step FROM over WHERE step <> ''
        ), \(recordingChosen(from: 8))
        SELECT number, serial, former_serial, former_id, CASE WHEN $10::bool THEN former_body END FROM over
        """

    /// In the place of the number of ended tokens, for a push to no token.
    static let withoutToken: Int64 = -2

    /// Takes all other pushes in, each with the next serial; where one replaces, what came before it in the same place ends. One whose
    /// token is void by now is passed over; a broadcast's is empty. Tokens are looked at where one of the device's has ended since the
    /// gateway looked. A device that any gateway has is not away, and its push's body says so: the ninth byte from the end is the decision
    /// (`RecordEntry`). What came before in the same batch is known to the gateway (``BatchOrder``). What ends is recorded where the
    /// gateway has made a step for it.
    ///
    /// What replaces waits in `waiting_away`, where the next is written over it. A push that replaces nothing and comes when the device
    /// has gone waits beside it: it counts the device's epoch up, by which all is moved to `waiting`.
    ///
    /// Returns a row for each push, and one for each other that ended, with the number of the push that ended it below zero. What it was
    /// comes back where it is recorded, if that is asked for.
    static let accept = """
        WITH locked AS MATERIALIZED (SELECT current_setting('carillon.locked')::bigint[] AS devices
        ), input AS MATERIALIZED (
            SELECT i.serial, i.number, i.device, i.id, i.until, i.body, i.place, i.is_first, i.is_passing, i.own_end,
                i.former_end, i.gateway, i.ended, i.replaces AND i.gateway = 0 AS replaces, i.stamp
            FROM (
                SELECT nextval('push_serial') AS serial, u.*, (SELECT devices FROM locked)[slot][1] AS found,
                    (SELECT devices FROM locked)[slot][2] AS gateway, (SELECT devices FROM locked)[slot][3] AS ended
                FROM (
                    SELECT generate_series(1::bigint, cardinality($1::bigint[])) AS number, unnest($1::bigint[]) AS device,
                        unnest($2::text[]) AS token, unnest($3::bytea[]) AS id, unnest($4::float8[]) AS until,
                        unnest($5::bytea[]) AS body, unnest($6::text[]) AS place, unnest($7::bool[]) AS replaces,
                        unnest($8::bool[]) AS is_first, unnest($9::bool[]) AS is_passing, unnest($10::bytea[]) AS own_end,
                        unnest($11::bytea[]) AS former_end, unnest($12::bigint[]) AS slot, unnest($13::bigint[]) AS stamp) u
            ) i
            WHERE i.found = i.device AND (i.stamp = i.ended OR i.token = '' OR EXISTS (
                SELECT FROM device_token t WHERE t.token = ANY (ARRAY[i.token]) AND t.unregistered_at IS NULL))
        ), ended AS (
            DELETE FROM waiting w USING input p
            WHERE p.replaces AND p.is_first AND w.device = ANY (ARRAY[p.device]) AND w.place = p.place
            RETURNING p.number, w.serial, w.id, p.former_end AS step, CASE WHEN p.former_end <> '' THEN w.body END AS body
        ), away AS (
            INSERT INTO waiting_away (serial, device, place, id, until, body, tokens_ended)
            SELECT serial, device, place, id, until, body, ended FROM input
            WHERE replaces AND NOT is_passing AND (SELECT count(*) FROM ended) >= 0
        ), kept AS (
            INSERT INTO waiting (serial, device, place, id, until, body)
            SELECT serial, device, place, id, until,
                CASE WHEN gateway <> 0 AND get_byte(body, length(body) - 9) <> 1
                    THEN set_byte(body, length(body) - 9, 1) ELSE body END
            FROM input WHERE NOT replaces AND (gateway <> 0 OR NOT is_passing)
        ), counted AS (
            UPDATE device d SET epoch = d.epoch + 1 FROM input p
            WHERE NOT p.replaces AND p.gateway = 0 AND NOT p.is_passing AND d.number = ANY (ARRAY[p.device])
        ), ends AS (
            SELECT serial, id, body, step FROM ended WHERE step <> ''
            UNION ALL SELECT serial, id, body, own_end FROM input WHERE is_passing AND gateway = 0 AND own_end <> ''
        ), \(recordingChosen(from: 14))
        SELECT number, serial, replaces, gateway, CASE WHEN stamp <> ended THEN ended END, NULL::bigint, NULL::bytea, NULL::bytea
        FROM input
        UNION ALL SELECT -number, NULL, false, 0, NULL, serial, id, CASE WHEN $16::bool THEN body END FROM ended
        """

    /// A push that is not kept, for a device that another gateway has: there for a moment.
    static let attempt = """
        INSERT INTO waiting (serial, device, place, id, until, body)
        SELECT nextval('push_serial'), d.number, $6, $3, $4, $5
        FROM device d WHERE d.number = $1 AND d.gateway <> $7
            AND ($2 = '' OR EXISTS (SELECT FROM device_token WHERE token = $2 AND unregistered_at IS NULL))
        RETURNING (SELECT d.gateway FROM device d WHERE d.number = device)
        """

    static let acknowledge = """
        DELETE FROM waiting w USING unnest($1::bigint[], $2::bigint[]) AS a (device, serial)
        WHERE w.device = ANY (ARRAY[a.device]) AND w.serial = a.serial RETURNING w.serial, w.id, w.body
        """

    /// Each table's part by itself: none reads more than a page of what waits behind it.
    static let page = """
        SELECT serial, body FROM (
            (SELECT serial, body FROM ONLY waiting
                WHERE device = $1 AND serial > $2 AND until > $3 ORDER BY serial LIMIT $4)
            UNION ALL
            (SELECT serial, body FROM waiting_newest
                WHERE device = $1 AND serial > $2 AND until > $3 ORDER BY serial LIMIT $4)
            UNION ALL
            (SELECT serial, body FROM waiting_away
                WHERE device = $1 AND serial > $2 AND until > $3 ORDER BY serial LIMIT $4)) w
        ORDER BY serial LIMIT $4
        """

    /// The device is connected here: whoever had it is told.
    static let connect = """
        WITH former AS (SELECT number, gateway FROM device WHERE number = $1 FOR NO KEY UPDATE)
        UPDATE device d SET gateway = $2, epoch = d.epoch + 1 FROM former f WHERE d.number = f.number
        RETURNING d.epoch, f.gateway
        """
    static let disconnect = "UPDATE device SET gateway = NULL WHERE number = $1 AND gateway = $2 AND epoch = $3"

    static let secret = "SELECT number, secret_hash, enrolment FROM device WHERE space = $1 AND device_id = $2"
    static let greet = "UPDATE device SET name = $2, seen_at = $3, enrolment = $4 WHERE number = $1"
    /// Devices are counted only when the newest has a number beyond the bound: numbers are given once, some to nobody.
    static let enrol = """
        INSERT INTO device (space, device_id, name, secret_hash, created_at, seen_at, enrolment)
        SELECT $1, $2, $3, $4, $5, $5, $6
        WHERE CASE WHEN COALESCE((SELECT max(number) FROM device), 0) < $7 THEN true
            ELSE (SELECT count(*) FROM device) < $7 END
        ON CONFLICT (space, device_id) DO NOTHING RETURNING number
        """

    static let lockDevice = "SELECT number FROM device WHERE space = $1 AND device_id = $2 FOR NO KEY UPDATE"

    /// The token that an app has, if it is right, and how many tokens the device has.
    static let register = """
        WITH live AS MATERIALIZED (
            SELECT t.token, t.bundle_id, t.environment
            FROM device d JOIN device_token t ON t.device = ANY (ARRAY[d.number])
            WHERE d.space = $1 AND d.device_id = $2 AND t.unregistered_at IS NULL
        ), mine AS MATERIALIZED (SELECT * FROM live WHERE bundle_id = $3
        ), ended AS (
            UPDATE device_token t SET unregistered_at = $6 FROM mine
            WHERE t.token = ANY (ARRAY[mine.token]) AND mine.environment IS DISTINCT FROM $4 RETURNING t.token
        ), fresh AS (
            INSERT INTO device_token (token, device, bundle_id, environment, issued_at)
            SELECT $5, d.number, $3, $4, $6 FROM device d
            WHERE d.space = $1 AND d.device_id = $2
                AND NOT EXISTS (SELECT FROM mine WHERE environment IS NOT DISTINCT FROM $4)
                AND (EXISTS (SELECT FROM mine) OR (SELECT count(*) FROM live) < $7)
            RETURNING token
        )
        SELECT (SELECT token FROM mine), (SELECT token FROM ended), (SELECT token FROM fresh)
        """

    static let unregister = """
        WITH gone AS (
            UPDATE device_token t SET unregistered_at = $4 FROM device d
            WHERE t.token = $1 AND d.number = ANY (ARRAY[t.device]) AND d.space = $2 AND d.device_id = $3
                AND t.unregistered_at IS NULL
            RETURNING t.device, t.bundle_id
        ), ended AS (
            DELETE FROM waiting w USING gone g WHERE w.device = ANY (ARRAY[g.device]) AND w.place = g.bundle_id
            RETURNING w.serial, w.id, w.body
        ), ends AS (SELECT *, $5::bytea AS step FROM ended), \(recording(from: 6))
        SELECT * FROM ended
        """

    /// A device or a row that a batch has locked is left for the next time: with a standby that is cut off that may be long.
    static let expire = """
        WITH locked AS MATERIALIZED (
            SELECT number FROM device WHERE number IN (SELECT device FROM waiting WHERE until <= $1)
            ORDER BY number FOR NO KEY UPDATE SKIP LOCKED
        ), due AS MATERIALIZED (
            SELECT w.tableoid AS part, w.ctid AS spot FROM waiting w JOIN locked l ON w.device = l.number
            WHERE w.until <= $1 FOR UPDATE OF w SKIP LOCKED
        ), ended AS (
            DELETE FROM waiting w USING due d WHERE w.tableoid = d.part AND w.ctid = d.spot
            RETURNING w.serial, w.id, w.body
        ), ends AS (SELECT *, $2::bytea AS step FROM ended), \(recording(from: 3))
        SELECT * FROM ended
        """
    static let forgetTokens = "DELETE FROM device_token WHERE unregistered_at < $1 RETURNING token"

    /// Records the pushes of `ends`, each with its last step, in the transaction that takes them out of those that wait: a provider was
    /// told that each is kept, so what became of it is as durable as that. The parameters, from `number` on: when, of how many all are
    /// recorded, of those behind them one of how many, how many were left out before. In a body and in a step the serial has its place
    /// behind 9 bytes, the number that was left out behind 5, the id behind 17 (`RecordEntry`).
    private static func recording(from number: Int) -> String {
        """
        numbered AS (SELECT row_number() OVER (ORDER BY serial) AS place, * FROM ends
        ), recorded AS (
            INSERT INTO record (requests, at, entries)
            SELECT count(*), $\(number)::float8, string_agg(
                overlay(
                    overlay(body PLACING int8send(serial) FROM 10 FOR 8)
                    PLACING int4send(CASE WHEN place = 1 THEN $\(number + 3)::bigint ELSE 0 END::int) FROM 6 FOR 4)
                || overlay(overlay(step PLACING int8send(serial) FROM 10 FOR 8) PLACING id FROM 18 FOR 16),
                ''::bytea ORDER BY serial)
            FROM numbered WHERE place <= $\(number + 1)::bigint OR place % $\(number + 2)::bigint = 0
            HAVING count(*) > 0
        )
        """
    }

    /// The same for ends that the gateway has chosen; the parameters are when, and how many were left out before.
    private static func recordingChosen(from number: Int) -> String {
        """
        recorded AS (
            INSERT INTO record (requests, at, entries)
            SELECT requests, $\(number)::float8, CASE WHEN $\(number + 1)::bigint = 0 THEN entries
                ELSE overlay(entries PLACING int4send($\(number + 1)::int) FROM 6 FOR 4) END
            FROM (
                SELECT count(*) AS requests, string_agg(
                    overlay(body PLACING int8send(serial) FROM 10 FOR 8)
                    || overlay(step PLACING int8send(serial) || id FROM 10 FOR 24), ''::bytea) AS entries
                FROM ends) e
            WHERE requests > 0
        )
        """
    }

    static let record = "INSERT INTO record (requests, at, entries) VALUES ($1, $2, $3)"
    static let recorded = "SELECT entries FROM record ORDER BY number"
    /// The rows in which a push's id stands.
    static let recordedOf = "SELECT entries FROM record WHERE position($1::bytea IN entries) > 0 ORDER BY number"
    static let waitingWithID = "SELECT serial, body FROM waiting WHERE id = $1 ORDER BY serial"
    static let waitingInSpace = """
        SELECT w.serial, w.body FROM waiting w JOIN device d ON d.number = w.device WHERE d.space = $1
        ORDER BY w.serial DESC LIMIT $2
        """
    /// A row goes when those after it hold enough requests.
    static let prune = """
        DELETE FROM record WHERE at < $2 OR number <= (
            SELECT max(number) FROM (
                SELECT number, requests, sum(requests) OVER (ORDER BY number DESC) AS total FROM record) r
            WHERE total - requests >= $1)
        """

    /// Counts what each token got, and gives leave for as much of what is wanted as the quota has left. What was used is counted beyond
    /// it, too. The row that is proposed has what is given in a minute in which nobody asked before.
    static let countPushes = """
        INSERT INTO push_count AS p (token, began, taken, granted)
        SELECT c.token, now(), c.used + c.granted, c.granted FROM (
            SELECT token, used, LEAST(wanted, GREATEST(0, $4::bigint - used)) AS granted
            FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS i (token, used, wanted)) c
        ORDER BY c.token
        ON CONFLICT (token) DO UPDATE SET (began, taken, granted) = (
            SELECT n.began, n.former + n.used + n.granted, n.granted FROM (
                SELECT m.began, m.former, excluded.taken - excluded.granted AS used,
                    LEAST(excluded.granted, GREATEST(0, $4 - m.former - (excluded.taken - excluded.granted))) AS granted
                FROM (
                    SELECT CASE WHEN p.began > now() - interval '1 minute' THEN p.began ELSE now() END AS began,
                        CASE WHEN p.began > now() - interval '1 minute' THEN p.taken ELSE 0 END AS former) m) n)
        RETURNING token, granted, extract(epoch FROM began + interval '1 minute' - now())::float8
        """
    static let forgetPushes = "DELETE FROM push_count WHERE began < now() - interval '1 minute'"

    /// The number that it is given, and how many others there are.
    static let join = "INSERT INTO gateway (name) VALUES ($1) RETURNING number, (SELECT count(*) FROM gateway)"
    /// Says that it is there; how many there are.
    static let beat = """
        UPDATE gateway SET seen_at = now() WHERE number = $1 RETURNING number, (SELECT count(*) FROM gateway)
        """
    /// Of devices that are connected here, those for which something waits.
    static let missed = """
        SELECT d.number FROM device d WHERE d.gateway = $1
            AND EXISTS (SELECT FROM waiting w WHERE w.device = d.number)
        """
    /// Gives up gateways that were not seen for so many seconds.
    static let bury = [
        """
        SELECT number FROM device WHERE gateway IN (
            SELECT number FROM gateway WHERE seen_at < now() - make_interval(secs => $1))
        ORDER BY number FOR NO KEY UPDATE
        """,
        """
        UPDATE device SET gateway = NULL WHERE gateway IN (
            SELECT number FROM gateway WHERE seen_at < now() - make_interval(secs => $1))
        """,
        "DELETE FROM gateway WHERE seen_at < now() - make_interval(secs => $1)",
    ]
    static let leave = [
        "SELECT number FROM device WHERE gateway = $1 ORDER BY number FOR NO KEY UPDATE",
        "UPDATE device SET gateway = NULL WHERE gateway = $1", "DELETE FROM gateway WHERE number = $1",
    ]
    static let notify = "SELECT pg_notify($1, $2)"

    static let channelVersion = "SELECT version FROM channel_version"
    /// All, when they are not of that version.
    static let channels = """
        SELECT id, bundle_id, environment, policy, created_at FROM channel
        WHERE (SELECT version FROM channel_version) <> $1
        """
    static let subscriptions = """
        SELECT d.space, d.device_id, s.channel, d.number FROM channel_subscription s JOIN device d ON d.number = s.device
        WHERE (SELECT version FROM channel_version) <> $1
        """
    /// Comes first in every change, so that one follows the other.
    static let changeChannels = "UPDATE channel_version SET version = version + 1 RETURNING version"
    static let createChannel =
        "INSERT INTO channel (id, bundle_id, environment, policy, created_at) VALUES ($1, $2, $3, $4, $5)"
    static let deleteChannel = [
        "DELETE FROM channel_subscription WHERE channel = $1", "DELETE FROM channel WHERE id = $1",
    ]
    static let unsubscribe = """
        DELETE FROM channel_subscription s USING device d
        WHERE s.device = ANY (ARRAY[d.number]) AND d.space = $1 AND d.device_id = $2
        """
    /// A channel that was deleted meanwhile is not there to be taken.
    static let subscribe = """
        INSERT INTO channel_subscription (channel, device)
        SELECT c.id, d.number FROM channel c, device d WHERE c.id = ANY ($3) AND d.space = $1 AND d.device_id = $2
        """

    static let sharedFiles = "SELECT name, content FROM shared_file ORDER BY name"
    static let share = "INSERT INTO shared_file (name, content) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
    static let shareAgain = """
        INSERT INTO shared_file (name, content) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET content = excluded.content
        """
    static let unshare = "DELETE FROM shared_file WHERE name = $1"
}
