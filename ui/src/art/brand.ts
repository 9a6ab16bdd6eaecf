/** Files under their hashed names, so that they may be cached for ever. They stay files: nothing is drawn into scripts. */
import appIcon from './brand/app-icon.svg?url&no-inline';
import logo from './brand/logo.svg?url&no-inline';
import mark from './brand/mark.svg?url&no-inline';
import wordmark from './brand/wordmark.svg?url&no-inline';

export const brandArt = { 'app-icon': appIcon, logo, mark, wordmark };
