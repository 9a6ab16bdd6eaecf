export { AssignedTo, assignedColumn, MineSwitch } from './AssignedTo.tsx';
export { type Action, ActionDialog, Actions, action, actionColumn, actionWith, asEdit } from './actions.tsx';
export { BarChart, LineChart } from './charts/charts.tsx';
export { Sparkline } from './charts/Sparkline.tsx';
export { DataTable } from './DataTable.tsx';
export { DayBars } from './DayBars.tsx';
export { type Desk, page } from './desk.ts';
export { FactsCard } from './FactsCard.tsx';
export { FormDialog } from './FormDialog.tsx';
export { justNow, showExactTime, showTime, showWait } from './format.ts';
export { isThisMachine } from './is-this-machine.ts';
export { LeaveDialog } from './LeaveDialog.tsx';
export { Loading } from './Loading.tsx';
export { type ListFilter, readFilters } from './list-filters.ts';
export { Back, linkClass, Page } from './Page.tsx';
export { MoreButton } from './Pages.tsx';

export {
  birthDateInWords,
  countryInWords,
  genderInWords,
  given,
  languageInWords,
  licenceInWords,
} from './person-words.ts';
export { type ListColumn, ResourceList } from './ResourceList.tsx';
export { ResourcePage } from './ResourcePage.tsx';
export { SaveCsv } from './SaveCsv.tsx';
export { SavedViews } from './SavedViews.tsx';
export { TableSection } from './TableSection.tsx';
export { TakeFile, TakeFiles } from './TakeFile.tsx';
export { faultText, mayCall, queryOf, useCall } from './use-call.ts';
export { usePages } from './use-pages.ts';
export { type QueueWork, useQueueWork } from './use-queue-work.ts';
export { namedShortcuts, onShortcut, useShortcutSwitch, useShortcuts } from './use-shortcuts.ts';
export { WaitingSince } from './WaitingSince.tsx';
