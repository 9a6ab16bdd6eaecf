export { readContests, readOwnContests, readRunning } from './read-contests.server.ts';
