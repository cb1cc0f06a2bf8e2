import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FloorBoard } from '#contracts/floor/floor-board.ts';
import type { Station } from '#contracts/floor/stations.ts';
import { Wall } from '#web/ui/board/wall.tsx';
import type { WallLaneOf } from '#web/ui/board/wall-lane.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { DueText } from '../board/station-card.tsx';
import { troubles } from '../board/trouble.tsx';
import { keyOfCard, lanesOf, pressureOf, versionOfCard, wallLabel, type FloorCard, type FloorLane } from '../lanes.ts';
import { paceOf } from '../pace.ts';
import styles from './floor-wall.module.css';

interface Props {
  board: FloorBoard;
  station: Station | undefined;
  title: string;
  asOf: number;
  failed: boolean;
  onLeave: () => void;
}

const tones: Record<FloorLane['key'], WallLaneOf<FloorCard>['tone']> = {
  receive: 'accent',
  inspect: 'accent',
  shelve: 'accent',
  pick: 'accent',
  pack: 'done',
  repair: 'waiting',
  late: 'refused',
  soon: 'waiting',
  later: 'accent',
};
const wallTones = { late: 'late', soon: 'near', later: 'calm' } as const;

/** The stations on a large screen; no names, for everybody passes by. */
export const FloorWall = ({ board, station, title, ...rest }: Props) => {
  const { t } = useTranslation();
  const now = useNow();
  const lanes = lanesOf(board, station, now).map(({ key, count, cards, figures }): WallLaneOf<FloorCard> => ({
    key,
    title: t(`floorBoard.lanes.${key}`),
    count,
    note: figures && <Done figures={figures} />,
    tone: tones[key],
    cards,
  }));
  return (
    <Wall
      {...rest}
      title={[title, station && t(`floorBoard.stations.${station}`)].filter(Boolean).join(' · ')}
      notices={<Notices counters={board.counters} />}
      lanes={lanes}
      keyOf={keyOfCard}
      versionOf={versionOfCard}
      card={(card) => <WallCard card={card} />}
      toneOf={(card) => wallTones[pressureOf(card, now)]}
    />
  );
};

/** What the shift got done, of what it was to. */
const Done = ({ figures }: { figures: NonNullable<FloorLane['figures']> }) => {
  const { t } = useTranslation();
  const pace = paceOf(figures);
  return (
    <span className={styles['done']} data-pace={pace?.tone}>
      <b>
        {formatCount(figures.done)}
        {figures.target !== null && <small>/{formatCount(figures.target)}</small>}
      </b>
      <span>{pace && pace.tone !== 'even' ? t(`floorBoard.pace.${pace.tone}`, { count: pace.by }) : t('floorBoard.wallDone')}</span>
    </span>
  );
};

const Notices = ({ counters }: Pick<FloorBoard, 'counters'>) => {
  const { t } = useTranslation();
  const standing = troubles.filter((key) => counters[key] > 0);
  return (
    <>
      {standing.length > 0 && (
        <p className={styles['notice']}>
          {standing.map((key) => (
            <span key={key}>
              <strong>{formatCount(counters[key])}</strong> {t(`floorBoard.wallTrouble.${key}`)}
            </span>
          ))}
        </p>
      )}
      {counters.late > 0 && (
        <p className={styles['notice']} data-late="true">
          <TriangleAlert aria-hidden />
          <strong>{formatCount(counters.late)}</strong> {t('floorBoard.wallLate')}
        </p>
      )}
    </>
  );
};

/** What one reads of a card from across the hall. */
const WallCard = ({ card }: { card: FloorCard }) => {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <span className={styles['card']} data-pressure={pressureOf(card, now)}>
      <span>
        <strong>{wallLabel(card)}</strong>
        <b>{card.place}</b>
      </span>
      <span className={styles['due']}>
        <DueText card={card} now={now} />
      </span>
      <span>
        <Bar share={card.items === 0 ? 0 : Math.min(1, card.done / card.items)} className={styles['bar']} />
        <b>{card.done > 0 ? `${card.done}/${card.items}` : t('floorBoard.items', { count: card.items })}</b>
      </span>
    </span>
  );
};
