import { useStore } from '../../browser/store.ts';
import { session, type Session } from '../../browser/session.ts';

export const useSession = (): Session => useStore(session);
