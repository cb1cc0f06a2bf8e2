import { useEffect, useState } from 'react';
import { useLiveConnection, useLiveState } from './live-context.tsx';

/** Names of the colleagues who follow one of these topics too, each of which tells who is there: none while the line is away that tells of them. */
export const useAlsoHere = (topics: readonly string[]): readonly string[] => {
  const connection = useLiveConnection();
  const isLive = useLiveState() === 'live';
  const [told, setTold] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const followed = topics.join(' ');
  useEffect(() => {
    const leave = followed
      .split(' ')
      .filter(Boolean)
      .map((topic) =>
        connection.follow(topic, {
          onNotices: () => {},
          onReset: () => {},
          onPresent: (names) => setTold((before) => new Map([...before, [topic, names]])),
        }),
      );
    return () => leave.forEach((unfollow) => unfollow());
  }, [connection, followed]);
  return isLive ? [...new Set(topics.flatMap((topic) => told.get(topic) ?? []))] : [];
};
