import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FloorBoard } from '#contracts/floor/floor-board.ts';
import type { Station } from '#contracts/floor/stations.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { Board } from '#web/ui/board/board.tsx';
import type { Lane } from '#web/ui/board/lane.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { keyOfCard, lanesOf, pressureOf, versionOfCard, type FloorCard } from '../lanes.ts';
import { workLink } from '../stations.ts';
import { StationCardText } from './station-card.tsx';

interface Props {
  board: FloorBoard;
  station: Station | undefined;
  dimmed: boolean;
}

/** Milliseconds: a board that is laid out anew each second would never rest. */
const step = 10_000;
const none: readonly never[] = [];

/** What waits, lane by lane; a card leads to where its work is done. */
export const StationBoard = ({ board, station, dimmed }: Props) => {
  const { t } = useTranslation();
  const now = Math.floor(useNow() / step) * step;
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { terminal } = useUser();
  const lanes = useMemo(
    () =>
      lanesOf(board, station, now).map(({ key, count, cards, figures }): Lane<FloorCard> => ({
        key,
        title: t(`floorBoard.lanes.${key}`),
        count,
        note: figures && figures.late > 0 && t('floorBoard.late', { count: figures.late }),
        cards,
        foot: cards.length === 0 ? t(`floorBoard.empty.${key}`) : undefined,
      })),
    [board, station, now, t],
  );
  return (
    <Board
      lanes={lanes}
      keyOf={keyOfCard}
      versionOf={versionOfCard}
      card={(card) => <StationCardText card={card} />}
      lookOf={(card) => ({ tone: pressureOf(card, now) === 'late' ? 'late' : undefined, draggable: false })}
      acts={none}
      open={(card) => {
        const to = workLink(card.station, card);
        if (terminal === 'warehouse' && mayOpen(to)) void navigate(to);
      }}
      settled={station ?? ''}
      dimmed={dimmed}
    />
  );
};
