export { readSlides } from './read-slides.server.ts';
