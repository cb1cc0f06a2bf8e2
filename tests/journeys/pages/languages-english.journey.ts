import { readsWell } from '#tests/support/pages/reads-well.ts';

readsWell('en');
