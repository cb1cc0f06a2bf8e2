import { useEffect, useState } from 'react';
import { reviewTopic } from '#contracts/audit/audit-topics.ts';
import { useLiveConnection, useLiveState } from '#web/live/live-context.tsx';

/** Names of the colleagues who have the same application open: none while the line is away that tells of them. */
export const useAlsoHere = (oddNo: string): readonly string[] => {
  const connection = useLiveConnection();
  const isLive = useLiveState() === 'live';
  const [told, setTold] = useState<{ oddNo: string; names: readonly string[] }>();
  useEffect(() => {
    const onPresent = (names: readonly string[]) => setTold({ oddNo, names });
    return connection.follow(reviewTopic(oddNo), { onNotices: () => {}, onReset: () => {}, onPresent });
  }, [connection, oddNo]);
  return isLive && told?.oddNo === oddNo ? told.names : [];
};
