/** What players see of their notices round every page. */
export { NoticeBell, NoticeLink } from './NoticeBell.tsx';
