import { setFlagsFromString } from 'node:v8';

// How V8 collects garbage, as a house wants it: what a request leaves dies young, and a look through all that is old,
// which slows everybody, is rare (docs/decisions/0004). Before any code of ours has run.

// V8 remembers the places whose objects lived long and makes all later ones there old from birth. Ours are rows and
// requests: in a rush many are alive at once, and from then on each of them, with all it holds, would grow old.
setFlagsFromString('--no-allocation-site-pretenuring');

// Because little grows old, V8 would look through the old after every 10 to 20 MB. It may wait for twice of what is alive,
// some 150 MB; the limit of the whole process stays what it is.
setFlagsFromString('--heap-growing-percent=200');

// Nor should it tidy up for want of anything to do: it does so 8 or 100 seconds after a quiet moment, by then often in the
// middle of a rush, moves what it finds together and throws compiled code away.
setFlagsFromString('--memory-reducer-gc-count=0');
