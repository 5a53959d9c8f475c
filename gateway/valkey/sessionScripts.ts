import type { Result } from "ioredis";

/**
 * Each of these decides in one step, which nothing else comes between. A session is a hash: its sealed state, what says
 * which of two states is newer, the mark of its token, and until when the backend replaces no token.
 */

const compare = `
local function isNewer(expiry, version, kept)
  local keptExpiry, keptVersion = tonumber(kept[1]), tonumber(kept[2])
  return expiry > keptExpiry or (expiry == keptExpiry and version > keptVersion)
end
`;

/** Keys: session, turn, end. Values: expiry, version, mark, now, name of the turn, its length, whether to take it. */
export const takeTurnScript = `${compare}
local ended = redis.call('GET', KEYS[3])
if ended then return {'ended', ended, '0'} end
local kept = redis.call('HMGET', KEYS[1], 'expiry', 'version', 'mark', 'state', 'window')
if not kept[1] or isNewer(tonumber(ARGV[1]), tonumber(ARGV[2]), kept) then return {'unknown', '', '0'} end
local state = kept[3] ~= ARGV[3] and kept[4] or ''
if tonumber(kept[5]) > tonumber(ARGV[4]) then return {'free', state, kept[5]} end
if redis.call('EXISTS', KEYS[2]) == 1 then return {'wait', state, kept[5]} end
if ARGV[7] == '1' then
  redis.call('SET', KEYS[2], ARGV[5], 'PX', ARGV[6])
  return {'taken', state, kept[5]}
end
return {'free', state, kept[5]}
`;

/** Keys: session, turn. Values: name of the turn, window, sealed state or nothing, expiry, version, mark, life. */
export const endTurnScript = `${compare}
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
local kept = redis.call('HMGET', KEYS[1], 'expiry', 'version', 'window')
if ARGV[3] == '' then
  if kept[1] and tonumber(ARGV[2]) > tonumber(kept[3]) then redis.call('HSET', KEYS[1], 'window', ARGV[2]) end
  return 0
end
if not kept[1] or isNewer(tonumber(ARGV[4]), tonumber(ARGV[5]), kept) then
  redis.call('HSET', KEYS[1], 'state', ARGV[3], 'expiry', ARGV[4], 'version', ARGV[5], 'mark', ARGV[6])
end
if not kept[3] or tonumber(ARGV[2]) > tonumber(kept[3]) then redis.call('HSET', KEYS[1], 'window', ARGV[2]) end
redis.call('PEXPIRE', KEYS[1], ARGV[7])
return 1
`;

declare module "ioredis" {
  interface RedisCommander<Context> {
    takeSessionTurn(
      session: string,
      turn: string,
      end: string,
      ...values: (string | number)[]
    ): Result<[status: string, content: string, window: string], Context>;
    endSessionTurn(session: string, turn: string, ...values: (string | number)[]): Result<number, Context>;
  }
}
