/** Scripts that boot on plain Node are JavaScript. */
declare module '*.mjs';
