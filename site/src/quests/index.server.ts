export { readAchievements } from './achievements/read-achievements.server.ts';
