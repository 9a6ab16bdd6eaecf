/** What players see of their boxes and turns round every page. */
export { OpenBoxes } from './wheel/OpenBoxes.tsx';
