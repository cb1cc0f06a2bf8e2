import { version as packageVersion } from '../package.json' with { type: 'json' };

/** The version that is served; browsers that run another one offer a reload (R1.60). */
export const version: string = packageVersion;
