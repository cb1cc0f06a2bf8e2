import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { busy, turns } from '../turns.ts';

const usual = { ofEach: { running: 1, waiting: 1 }, ofAll: { running: 2, waiting: Infinity } };

/** Files of lists: an account has one written at a time and may have another wait. Nobody else's is refused for it. */
export const filesInTurn = (limits = usual) => {
  const writers = turns(limits);
  return async <Written>(accountId: string, write: () => Promise<Written>): Promise<Written | Rejection> => {
    const written = await writers.run(accountId, write);
    return written === busy ? reject('FilesUnderWay', { params: { seconds: 2 } }) : written;
  };
};
