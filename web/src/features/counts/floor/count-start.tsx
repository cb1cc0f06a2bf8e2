import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { countCauses, countStatuses } from '#contracts/counts/count-events.ts';
import type { CountRow } from '#contracts/counts/count-queries.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FloorStart } from '#web/ui/floor/page/floor-start.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { isOwnRound, useCountStart } from './use-count-start.ts';

/** Which shelf: scanned, or chosen from what is to be counted, the own round first. */
export const CountStart = () => {
  const { t } = useTranslation();
  const back = useWayBack();
  const navigate = useNavigate();
  const { id, warehouse } = useUser();
  const { read, scan, open, error, dismiss } = useCountStart();
  usePageName(t('counts.pages.count'));

  return (
    <FloorStart
      title={t('counts.pages.count')}
      meta={warehouse?.name}
      back={back}
      placeholder={t('counting.scanStart')}
      onScan={scan}
      error={error}
      onDismiss={dismiss}
      read={read}
    >
      {({ data }) =>
        data.length === 0 ? (
          <FloorDone icon={ClipboardCheck} tone="idle" title={t('counting.startEmpty')} lines={[t('counting.startEmptyText')]}>
            <FloorButton onClick={() => void navigate(withQuery(warehousePaths.counts, {}))}>{t('counting.toList')}</FloorButton>
          </FloorDone>
        ) : (
          <FloorRows title={t('counting.startTitle')}>
            {data
              .toSorted((a, b) => Number(isOwnRound(b, id)) - Number(isOwnRound(a, id)))
              .map((count) => (
                <CountToDo key={count.countNo} count={count} own={isOwnRound(count, id)} onOpen={() => open(count.countNo)} />
              ))}
          </FloorRows>
        )
      }
    </FloorStart>
  );
};

const CountToDo = ({ count, own, onOpen }: { count: CountRow; own: boolean; onOpen: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { shelvesName, zone, cause, status, counters, actions, countNo } = count;
  const counter = counters.at(-1)?.name ?? '';
  const mayGoOn = own || actions.includes('start');
  const who = own
    ? t('counting.goOn')
    : counters.length > 0 && t(mayGoOn || status !== 'recount' ? 'counting.byAnother' : 'counting.yourCount', { name: counter });
  return (
    <FloorRow
      title={shelvesName}
      text={[zone && t('counts.zone') + ' ' + zone, cause !== 'planned' && words(countCauses[cause]), who, countNo].filter(Boolean).join(' · ')}
      end={<StatusTag tone={countStatuses[status].tone}>{words(countStatuses[status])}</StatusTag>}
      dim={!mayGoOn}
      onClick={mayGoOn ? onOpen : undefined}
    />
  );
};
