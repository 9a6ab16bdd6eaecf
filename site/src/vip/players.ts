/** What some players see of their manager round every page. */
export { ManagerPanel } from './ManagerPanel.tsx';
