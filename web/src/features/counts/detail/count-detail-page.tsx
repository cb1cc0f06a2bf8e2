import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { countActions } from '#contracts/counts/count-actions.ts';
import { countCauses, countStatuses, type CountEventName } from '#contracts/counts/count-events.ts';
import { getCount, type CountDetail } from '#contracts/counts/count-queries.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { History } from '#web/ui/detail/history.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useResultText } from '../use-result-text.ts';
import { CountedItems } from './counted-items.tsx';
import { useCountReview } from './use-count-review.ts';

/** One count: what was found, who found it, and the decision about it. */
export default function CountDetailPage() {
  const { t } = useTranslation();
  const words = useWords();
  const [parameters] = useSearchParams();
  const countNo = parameters.get('countNo') ?? '';
  const read = useRead(getCount, { countNo }, { quiet: true });
  const shown = read.data?.countNo === countNo ? read.data : undefined;
  useLiveReads(shown && warehouseTopic('counts', shown.warehouseId), getCount);
  usePageName(shown ? `${t('counts.pages.detail')} ${shown.shelvesName}` : countNo);

  return (
    <DetailPage
      read={read}
      failedTitle={t('counts.detailFailed')}
      header={(count) => ({
        title: count.shelvesName,
        tag: <StatusTag tone={countStatuses[count.status].tone}>{words(countStatuses[count.status])}</StatusTag>,
        meta: [
          count.countNo,
          count.wareName,
          <span key="planned">
            {t('counts.planned')} <TimeText at={count.gmtCreate} />
          </span>,
        ],
        actions: <Actions count={count} />,
      })}
      side={(count) => (
        <Section title={t('ui.history')}>
          <History
            entries={count.history.toReversed().map(({ event, gmt, person, text }, index) => ({
              id: `${count.history.length - index}`,
              name: t(`counts.events.${event as Told}`),
              at: gmt,
              details: [person],
              said: text || null,
            }))}
          />
        </Section>
      )}
    >
      {(count) => <Body count={count} />}
    </DetailPage>
  );
}

type Told = Exclude<CountEventName, 'CountScanned' | 'CountScanUndone' | 'MisplacedSettled'>;

const Body = ({ count }: { count: CountDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const resultText = useResultText();
  const { result, missing, misplaced, cause, counters, zone } = count;
  return (
    <>
      <Section>
        <DescriptionGrid
          items={[
            { label: t('counts.result'), value: result ? resultText(count) : t('counts.notYet') },
            { label: t('counts.counters'), value: counters.map(({ name }) => name).join(', ') || '–' },
            { label: t('counts.cause'), value: words(countCauses[cause]) },
            { label: t('counts.zone'), value: zone || '–' },
          ]}
        />
      </Section>
      {result && missing.length + misplaced.length === 0 && <Section>{t('counts.nothingFound')}</Section>}
      {missing.length > 0 && (
        <Section title={t('counts.missingTitle')} count={missing.length}>
          <CountedItems items={missing} label={t('counts.missingTitle')} />
        </Section>
      )}
      {misplaced.length > 0 && (
        <Section title={t('counts.misplacedTitle')} count={misplaced.length}>
          <CountedItems items={misplaced} label={t('counts.misplacedTitle')} />
        </Section>
      )}
    </>
  );
};

const Actions = ({ count }: { count: CountDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const { terminal } = useUser();
  const { approve, sendBack, cancel, busy } = useCountReview(count);
  const may = (action: CountDetail['actions'][number]): boolean => count.actions.includes(action);
  return (
    <>
      {may('cancel') && (
        <Button disabled={busy} onClick={() => void cancel()}>
          {t('counts.cancelConfirm')}
        </Button>
      )}
      {may('sendBack') && (
        <Button disabled={busy} onClick={() => void sendBack()}>
          {words(countActions.sendBack)}
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" disabled={busy} onClick={() => void approve()}>
          {words(countActions.approve)}
        </Button>
      )}
      {terminal === 'warehouse' && (may('start') || count.mine) && (
        <Button type="primary" onClick={() => void navigate(withQuery(warehousePaths.count, { countNo: count.countNo }))}>
          {words(countActions.start)}
        </Button>
      )}
    </>
  );
};
