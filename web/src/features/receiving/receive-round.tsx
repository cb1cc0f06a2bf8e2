import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { InboundSteps } from '#web/shared/inbound/inbound-steps.tsx';
import { withQuery } from '#web/core/links/with-query.ts';
import { useParcelTitle } from '#web/shared/inbound/parcel/use-parcel-title.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { marksOf, type Mark, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { AskUnclaimed } from './arrival/ask-unclaimed.tsx';
import { CountBody } from './count/count-body.tsx';
import type { Count } from './count/count.ts';
import { ParcelDone } from './parcel-done.tsx';
import { useReceiving } from './use-receiving.ts';

/** One parcel, unit after unit, until its count is finished. */
export const ReceiveRound = ({ preId, scanned }: { preId: string; scanned: string | undefined }) => {
  const { t } = useTranslation();
  const back = useWayBack(warehousePaths.forecasts);
  const parcelTitle = useParcelTitle();
  const navigate = useNavigate();
  const codeError = useCodeError();
  const receiving = useReceiving(preId, scanned);
  const { work, error, state, send, open } = receiving;
  const { parcel, count, read } = work;
  const elsewhere = work.elsewhere && codeError.elsewhere(work.elsewhere);
  const leave = () => void navigate(withQuery(warehousePaths.receiving, { new: 1 }));
  usePageName(`${t('receiving.pages.receiving')} ${preId}`);

  return (
    <FloorPage
      title={t('receiving.pages.receiving')}
      meta={parcel && parcelTitle(parcel)}
      back={back}
      progress={parcel && count && progressOf(count, parcel.unclaimed)}
      steps={parcel?.status === 'arrived' ? undefined : <InboundSteps now="receiving" preId={preId} />}
      scan={{
        placeholder: t(elsewhere ? 'receiving.scanStart' : receiving.prompt),
        onScan: receiving.scan,
        trouble: error?.code ?? elsewhere?.code,
      }}
      last={receiving.last}
    >
      {error ? (
        <ScanErrorScreen {...error} onDismiss={receiving.dismiss} place={count && <Place count={count} />} />
      ) : state.unclaimed ? (
        <AskUnclaimed unclaimed={state.unclaimed} onSend={send} />
      ) : elsewhere ? (
        <ScanErrorScreen {...elsewhere} onDismiss={leave} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={5} height={64} />}>
          {(detail) =>
            open ? (
              <CountBody open={open} receiving={receiving} />
            ) : (
              <ParcelDone
                parcel={detail}
                onArrive={() => send({ type: 'arrivalAsked', preId })}
                onRefused={(message) => send({ type: 'refused', problem: { type: 'checkRefused', code: '', message } })}
              />
            )
          }
        </ReadStates>
      )}
    </FloorPage>
  );
};

const markOf = { intact: 'done', damaged: 'attention' } as const satisfies Record<string, Mark>;

/** Of an unclaimed parcel nobody knows how much will come. */
const progressOf = ({ expected, receipts, arrived, over }: Count, unclaimed: boolean): ProgressMarks => {
  if (unclaimed) return { done: receipts.length, total: undefined, marks: [] };
  const asExpected = receipts.filter((receipt) => receipt !== 'over');
  return {
    done: arrived,
    total: expected,
    extra: over,
    marks: marksOf(
      asExpected.map((receipt) => markOf[receipt]),
      expected,
    ),
  };
};

const Place = ({ count: { receipts, arrived, expected } }: { count: Count }) => {
  const { t } = useTranslation();
  return expected === 0 ? t('receiving.placeUnclaimed', { count: receipts.length }) : t('receiving.place', { received: arrived, expected });
};
