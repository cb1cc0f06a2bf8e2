import { useStore } from '#web/browser/store.ts';
import { session, type Session } from '#web/browser/session.ts';

export const useSession = (): Session => useStore(session);
