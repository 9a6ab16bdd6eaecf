import { setFlagsFromString } from 'node:v8';

// V8 remembers the places whose objects lived long and makes all later ones there old from birth. Ours are rows and
// requests: in a rush many are alive at once, and from then on each of them, with all it holds, would wait for the
// collector of old garbage, which slows everybody (docs/decisions/0004). Before any code of ours has run.
setFlagsFromString('--no-allocation-site-pretenuring');
