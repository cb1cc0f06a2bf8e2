import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#contracts/floor/floor-board.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount, formatHour } from '#web/ui/text/formats.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { useHandheld } from '#web/ui/use-handheld.ts';
import styles from './team.module.css';

/** Milliseconds without a scan after which somebody is taken to be away. */
const away = 15 * 60_000;

interface Props {
  team: readonly TeamMember[];
}

/** Who does what now, and how much each person did at each station in this shift. */
export const Team = ({ team }: Props) => {
  const { t } = useTranslation();
  const handheld = useHandheld();
  if (team.length === 0) return <EmptyState icon={Users} title={t('floorBoard.noTeam')} text={t('floorBoard.noTeamText')} />;
  return (
    <PageBody>
      <Section title={t('floorBoard.team')} count={team.length} aside={t('floorBoard.rateText')}>
        {handheld ? <Cards team={team} /> : <Rows team={team} />}
      </Section>
    </PageBody>
  );
};

const Rows = ({ team }: Props) => {
  const { t } = useTranslation();
  const columns = useMemo(
    (): Column<TeamMember>[] => [
      { key: 'name', title: t('floorBoard.person'), render: ({ name }) => <Person name={name} /> },
      { key: 'station', title: t('floorBoard.nowAt'), width: 132, render: (member) => <NowAt member={member} /> },
      { key: 'task', title: t('floorBoard.task'), width: 144, render: ({ task }) => task },
      { key: 'since', title: t('floorBoard.since'), width: 58, render: ({ gmtSince }) => formatHour(gmtSince) },
      { key: 'scan', title: t('floorBoard.lastScan'), width: 86, render: (member) => <LastScan member={member} /> },
      { key: 'oneId', title: t('floorBoard.item'), width: 112, render: ({ oneId }) => <OneId value={oneId} /> },
      { key: 'lastHour', title: t('floorBoard.inLastHour'), width: 78, numeric: true, render: ({ lastHour }) => formatCount(lastHour) },
      ...stationNames.map((station): Column<TeamMember> => ({
        key: station,
        title: t(`floorBoard.stations.${station}`),
        width: 82,
        numeric: true,
        render: ({ work }) => <Rate work={work.find((one) => one.station === station)} />,
      })),
    ],
    [t],
  );
  return <DataTable columns={columns} rows={team} keyOf={({ id }) => id} label={t('floorBoard.team')} inline />;
};

const Person = ({ name }: { name: string }) => (
  <span className={styles['person']}>
    <Avatar name={name} /> {name}
  </span>
);

const NowAt = ({ member: { station, gmtScan } }: { member: TeamMember }) => {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <>
      {t(`floorBoard.stations.${station}`)} {now - Date.parse(gmtScan) > away && <StatusTag tone="waiting">{t('floorBoard.idle')}</StatusTag>}
    </>
  );
};

const LastScan = ({ member: { gmtScan } }: { member: TeamMember }) => {
  const { t } = useTranslation();
  const now = useNow();
  return t('floorBoard.ago', { span: formatDuration(Math.max(0, now - Date.parse(gmtScan)), t) });
};

const Rate = ({ work }: { work: TeamMember['work'][number] | undefined }) => {
  const { t } = useTranslation();
  if (!work) return <span className={styles['none']}>–</span>;
  return (
    <>
      {formatCount(work.items)} <span className={styles['rate']}>{t('floorBoard.perHour', { rate: Math.round(work.perHour) })}</span>
    </>
  );
};

const Cards = ({ team }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={styles['cards']}>
      {team.map((member) => (
        <li key={member.id}>
          <div className={styles['head']}>
            <Person name={member.name} />
            <LastScan member={member} />
          </div>
          <div className={styles['head']}>
            <span>
              <NowAt member={member} /> · {member.task}
            </span>
            <span>{t('floorBoard.sinceHour', { hour: formatHour(member.gmtSince) })}</span>
          </div>
          <dl>
            {member.work.map((work) => (
              <div key={work.station}>
                <dt>{t(`floorBoard.stations.${work.station}`)}</dt>
                <dd>
                  <Rate work={work} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
