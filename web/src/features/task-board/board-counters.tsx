import { useTranslation } from 'react-i18next';
import type { TaskBoard } from '#contracts/tasks/task-board-queries.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { elapsed } from '#web/ui/text/elapsed.ts';
import { formatHour } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './board-counters.module.css';

const shownPeople = 6;

/** The figures over the board. Only "late" has a colour, and only while something is late. */
export const BoardCounters = ({ counters }: { counters: TaskBoard['counters'] }) => {
  const { t } = useTranslation();
  const now = useNow();
  const { nextCutOff, onFloor } = counters;
  return (
    <dl className={styles['counters']}>
      <Counter title={t('taskBoard.openOrders')} value={counters.openOrders} note={t('taskBoard.items', { count: counters.openItems })} />
      <Counter
        title={t('taskBoard.late')}
        value={counters.late}
        alarming={counters.late > 0}
        note={counters.gmtOldestLate && t('taskBoard.oldest', { span: formatDuration(now - Date.parse(counters.gmtOldestLate), t) })}
      />
      <Counter
        title={
          nextCutOff
            ? t('taskBoard.nextCutOff', { cutOff: [nextCutOff.carrier, formatHour(nextCutOff.gmtDue)].filter(Boolean).join('\u00a0') })
            : t('taskBoard.noCutOff')
        }
        value={nextCutOff ? elapsed(Date.parse(nextCutOff.gmtDue) - now).clock : '–'}
        note={nextCutOff && t('taskBoard.toGo', { count: nextCutOff.orders })}
      />
      <Counter
        title={t('taskBoard.pickedPerHour')}
        value={counters.pickedLastHour}
        note={<Sparkline values={counters.pickedPerHour.map(({ picked }) => picked)} width={62} height={22} />}
      />
      <Counter
        title={t('taskBoard.outToday')}
        value={counters.outToday}
        note={
          <>
            {t('taskBoard.outOf', { total: counters.dueToday })}
            <Share done={counters.outToday} of={counters.dueToday} />
          </>
        }
      />
      <div className={styles['counter']}>
        <dt>{t('taskBoard.onFloor')}</dt>
        <dd className={styles['people']}>
          {onFloor.slice(0, shownPeople).map(({ id, name }) => (
            <Avatar key={id} name={name} size={22} />
          ))}
          {onFloor.length > shownPeople && <span className={styles['note']}>+{onFloor.length - shownPeople}</span>}
          {onFloor.length === 0 && <span className={styles['note']}>{t('taskBoard.nobodyOnFloor')}</span>}
        </dd>
      </div>
    </dl>
  );
};

/** What is out of what is due. */
const Share = ({ done, of }: { done: number; of: number }) => (
  <Bar share={Math.min(1, done / Math.max(1, of))} className={styles['share']} aria-hidden="true" />
);

interface CounterProps {
  title: string;
  value: number | string;
  note?: React.ReactNode;
  alarming?: boolean;
}

const Counter = ({ title, value, note, alarming = false }: CounterProps) => (
  <div className={styles['counter']} data-alarming={alarming}>
    <dt>{title}</dt>
    <dd>
      <span className={styles['figure']}>{value}</span>
      {note && <span className={styles['note']}>{note}</span>}
    </dd>
  </div>
);
