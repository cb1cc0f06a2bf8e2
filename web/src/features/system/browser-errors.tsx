import { useTranslation } from 'react-i18next';
import type { BrowserErrorState } from '#contracts/system/get-system.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { formatCount } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './system.module.css';
import { CodeName, SystemTable } from './system-table.tsx';

/** What broke in front of people, each kind once. */
export const BrowserErrors = ({ errors }: { errors: readonly BrowserErrorState[] }) => {
  const { t } = useTranslation();
  if (errors.length === 0) return <p className={styles['quiet']}>{t('system.noBrowserErrors')}</p>;
  const columns: Column<BrowserErrorState>[] = [
    {
      key: 'error',
      title: t('system.error'),
      render: ({ message }) => (
        <span lang="en" title={message}>
          {message}
        </span>
      ),
    },
    {
      key: 'page',
      title: t('system.page'),
      width: 240,
      render: ({ route }) => (route === 'other' ? t('system.otherPage') : <CodeName name={route} title={route} />),
    },
    {
      key: 'place',
      title: t('system.place'),
      width: 190,
      render: ({ place }) => (place === '' ? '–' : <CodeName name={place} title={place} />),
    },
    { key: 'build', title: t('system.build'), width: 90, render: ({ version }) => <span className="code">{version}</span> },
    { key: 'times', title: t('system.times'), width: 80, numeric: true, render: ({ times }) => formatCount(times) },
    { key: 'first', title: t('system.firstSeen'), width: 170, render: ({ gmtFirst }) => <TimeText at={gmtFirst} /> },
    { key: 'last', title: t('system.lastSeen'), width: 150, render: ({ gmtLast }) => <TimeText at={gmtLast} show="ago" /> },
  ];
  return (
    <SystemTable
      columns={columns}
      inHandWidths={{ error: 150, times: 60, last: 110 }}
      rows={errors}
      keyOf={({ version, route, message, place }) => [version, route, message, place].join(' ')}
      label={t('system.browserErrors')}
    />
  );
};
