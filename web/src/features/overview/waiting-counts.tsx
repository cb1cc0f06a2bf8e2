import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import styles from './overview.module.css';
import type { overviewLinks } from './overview-links.ts';

type Waiting = WarehouseOverview['waiting'];

interface Props {
  waiting: Waiting;
  links: ReturnType<typeof overviewLinks>['waiting'];
}

const shown = [
  'late',
  'toReceive',
  'toCount',
  'toInspect',
  'toShelve',
  'toCountShelves',
  'toPick',
  'toPack',
  'toShip',
  'toReturn',
  'toRepair',
  'unclaimed',
  'sought',
  'inException',
  'toPutBack',
  'repairsLate',
] as const satisfies readonly (keyof Waiting)[];

const alarming: ReadonlySet<string> = new Set(['late', 'repairsLate'] satisfies (keyof Waiting)[]);

/** What waits there, late work first. */
export const WaitingCounts = ({ waiting, links }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={styles['waiting']}>
      {shown.map((key) => (
        <li key={key} data-alarming={alarming.has(key) && waiting[key] > 0}>
          <PageLink to={links[key]}>
            <span>{t(`overview.${key}`)}</span>
            <strong data-none={waiting[key] === 0}>{formatCount(waiting[key])}</strong>
          </PageLink>
        </li>
      ))}
    </ul>
  );
};
