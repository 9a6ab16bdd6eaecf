/**
 * Three keys carry a channel: its head (a hash of epoch and offset), its history (a list of JSON texts, the newest
 * last, so that an item's offset follows from its place) and the generation they all share.
 * A position's epoch is `generation.epoch`: it changes when the channel is started anew and when all of them are.
 */
const epochOf = `
local generation = redis.call('HGET', KEYS[3], 'generation')
if not generation then
  generation = ARGV[1]
  redis.call('HSET', KEYS[3], 'generation', generation)
end
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[1]
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'offset', 0)
  redis.call('DEL', KEYS[2])
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
epoch = generation .. '.' .. epoch
`;

/** ARGV: new epoch, head ttl, news channel, channel, data, history size, history ttl, and the trace it belongs to or nothing. */
const publish = `${epochOf}
local offset = redis.call('HINCRBY', KEYS[1], 'offset', 1)
redis.call('RPUSH', KEYS[2], ARGV[5])
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[6]), -1)
redis.call('PEXPIRE', KEYS[2], ARGV[7])
if ARGV[8] ~= '' then redis.call('PUBLISH', ARGV[3], 't\\n' .. ARGV[4] .. '\\n' .. ARGV[8]) end
redis.call('PUBLISH', ARGV[3], 'p\\n' .. ARGV[4] .. '\\n' .. epoch .. '\\n' .. offset .. '\\n' .. ARGV[5])
return offset
`;

/** ARGV: new epoch, head ttl. */
const read = `${epochOf}
return {epoch, redis.call('HGET', KEYS[1], 'offset'), redis.call('LRANGE', KEYS[2], 0, -1)}
`;

/** KEYS: head, history. ARGV: new epoch, head ttl, news channel, channel. */
const reset = `
redis.call('HSET', KEYS[1], 'epoch', ARGV[1], 'offset', 0)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('DEL', KEYS[2])
redis.call('PUBLISH', ARGV[3], 'r\\n' .. ARGV[4])
return 1
`;

/**
 * Said by every process when it connects. Another run of Redis may have come back with older data and would count
 * the same offsets again, so it starts a new generation. KEYS: generation. ARGV: new generation, run id.
 */
const greet = `
if redis.call('HGET', KEYS[1], 'run') ~= ARGV[2] then
  redis.call('HSET', KEYS[1], 'generation', ARGV[1], 'run', ARGV[2])
end
return 1
`;

/** KEYS: generation. ARGV: new generation, news channel. */
const resetAll = `
redis.call('HSET', KEYS[1], 'generation', ARGV[1])
redis.call('PUBLISH', ARGV[2], 'a')
return 1
`;

export const redisScripts = {
  livePublish: { lua: publish, numberOfKeys: 3 },
  liveRead: { lua: read, numberOfKeys: 3 },
  liveReset: { lua: reset, numberOfKeys: 2 },
  liveGreet: { lua: greet, numberOfKeys: 1 },
  liveResetAll: { lua: resetAll, numberOfKeys: 1 },
};

type Argument = string | number;

/** The scripts as the client offers them once they are defined. */
export interface RedisScripts {
  livePublish(...keysAndArguments: Argument[]): Promise<number>;
  liveRead(...keysAndArguments: Argument[]): Promise<[epoch: string, offset: string, data: string[]]>;
  liveReset(...keysAndArguments: Argument[]): Promise<number>;
  liveGreet(...keysAndArguments: Argument[]): Promise<number>;
  liveResetAll(...keysAndArguments: Argument[]): Promise<number>;
}
