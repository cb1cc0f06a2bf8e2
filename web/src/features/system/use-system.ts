import { getSystem } from '#contracts/system/get-system.ts';
import { useRead } from '#web/api/use-read.ts';

/** No notice tells of how the portal does, least of all when it does badly: it is asked. Milliseconds. */
const everyMs = 2_000;

export const useSystem = () => useRead(getSystem, undefined, { everyMs });
