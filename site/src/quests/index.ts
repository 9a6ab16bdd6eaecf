export { AchievementList } from './achievements/AchievementList.tsx';
