import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJustChanged } from '../changes/use-just-changed.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { formatClock, formatHour } from '../text/formats.ts';
import { useNow } from '../text/use-now.ts';
import { useGlide } from './use-glide.ts';
import { useSameList } from './use-same-list.ts';
import { WallLane, type WallCardParts, type WallLaneOf } from './wall-lane.tsx';
import styles from './wall.module.css';

interface Props<Card> extends WallCardParts<Card> {
  title: string;
  /** What everyone must see: how many are late, how long until the next deadline. */
  notices: ReactNode;
  lanes: readonly WallLaneOf<Card>[];
  versionOf: (card: Card) => number;
  /** When what shows was true, in milliseconds; told where it may be old. */
  asOf: number;
  failed: boolean;
  onLeave: () => void;
}

/** A board for a large screen: read from across the hall, dark, without a control. Escape and F leave it. */
export function Wall<Card>({ title, notices, lanes, versionOf, asOf, failed, onLeave, ...parts }: Props<Card>) {
  const { t } = useTranslation();
  const cards = useSameList(lanes.flatMap((lane) => lane.cards));
  const changed = useJustChanged(cards, parts.keyOf, versionOf);
  const all = useRef<HTMLDivElement>(null);
  useGlide(all);
  useFullScreen(onLeave);
  useKeys([
    { keys: 'f', label: t('ui.leaveWall'), run: onLeave },
    { keys: 'Escape', run: onLeave },
  ]);
  return (
    <section className={styles['wall']} aria-label={title}>
      <header className={styles['head']}>
        <Clock />
        <span className={styles['title']}>{title}</span>
        <Connection asOf={asOf} failed={failed} />
        <div className={styles['notices']}>{notices}</div>
      </header>
      <div ref={all} className={styles['lanes']}>
        {lanes.map((lane) => (
          <WallLane key={lane.key} {...parts} lane={lane} changed={changed} />
        ))}
      </div>
    </section>
  );
}

const Clock = () => <time className={styles['clock']}>{formatHour(useNow())}</time>;

/** Nobody stands here to notice that nothing moves any more. */
const Connection = ({ asOf, failed }: { asOf: number; failed: boolean }) => {
  const { t } = useTranslation();
  const state = useLiveState();
  const old = failed || state !== 'live';
  return (
    <output className={styles['connection']} data-old={old}>
      <span className={styles['dot']} aria-hidden="true" />
      {t(`shell.${state}`)}
      {old && ` · ${t('ui.asOf', { time: formatClock(asOf) })}`}
    </output>
  );
};

/** Takes the whole screen while it shows, where the browser allows it; leaving that by the browser's own key leaves this too. */
const useFullScreen = (left: () => void): void => {
  const onChange = useEffectEvent(() => {
    if (!document.fullscreenElement) left();
  });
  useEffect(() => {
    // An address opened on a screen without anybody in front of it was asked for by no hand: browsers refuse, and the wall fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
};
