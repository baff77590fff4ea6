-- Sends prepared bodies: the arguments are the file of the head, the file of the bodies (one a line), the expected status and
-- whether the bodies may be repeated.
local threads = {}
local head, bodies, status, repeated
local first = true
sent, wrong, exhausted = 0, 0, 0

function setup(thread)
  table.insert(threads, thread)
end

local function message(body)
  if body == "" then return head .. "\r\n" end
  return head .. "Content-Length: " .. #body .. "\r\n\r\n" .. body
end

function init(args)
  local file = assert(io.open(args[1], "rb"))
  head = file:read("*a")
  file:close()
  bodies = {}
  for line in io.lines(args[2]) do bodies[#bodies + 1] = message(line) end
  status = tonumber(args[3])
  repeated = args[4] == "true"
  -- wrk itself counts each status above 399 as an error. To compare every status costs more, so an error is expected.
  if status > 399 then
    response = function(got)
      if got ~= status then wrong = wrong + 1 end
    end
  end
end

function request()
  -- The first call is wrk's own test of this script and is not sent.
  if first then
    first = false
    return bodies[1]
  end
  if not repeated and sent >= #bodies then
    exhausted = 1
    wrk.thread:stop()
    return bodies[#bodies]
  end
  local body = bodies[sent % #bodies + 1]
  sent = sent + 1
  return body
end

function done(summary, latency)
  local thread = threads[1]
  local errors = summary.errors
  io.write(string.format(
    '\n{"sent":%d,"answered":%d,"microseconds":%d,"refused":%d,"failed":%d,"wrong":%d,"exhausted":%d,"p50":%d,"p99":%d}\n',
    thread:get("sent"), summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout, thread:get("wrong"), thread:get("exhausted"),
    latency:percentile(50), latency:percentile(99)))
end
