import { CloudOff, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { WaitingParcels } from '#web/shared/inbound/parcel/waiting-parcels.tsx';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { marksOf, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { ScanErrorScreen } from '#web/ui/floor/scan/scan-error.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { AskReason } from './ask-reason.tsx';
import { AskWhich } from './ask-which.tsx';
import { OpenReturn } from './open-return.tsx';
import { ReturnDone } from './return-done.tsx';
import type { Input, Parcel, State } from './returns-machine.ts';
import { useReturning } from './use-returning.tsx';
import { useReturnsError } from './use-returns-error.ts';

/** Takes in what buyers and carriers send back (R2.28): the parcel, then each unit by what it was when it left. */
export default function ReturnsPage() {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const back = useWayBack(warehousePaths.workplace);
  const { state, send, last, reopen } = useReturning();
  const { parcel, asking } = state;
  const error = useReturnsError({ onTakeOutboundNumber: (unit) => send({ type: 'outboundNumberTaken', unit }), onReopen: reopen })(state);
  usePageName(t('returns.pages.returns'));

  return (
    <FloorPage
      title={t('returns.pages.returns')}
      meta={parcel?.logNo ?? warehouse?.name}
      back={back}
      progress={parcel && progressOf(parcel)}
      scan={{
        placeholder: t(parcel ? 'returns.scanUnit' : 'returns.scanParcel'),
        onScan: (code) => send({ type: 'scanned', code }),
        trouble: error?.code ?? (asking?.type === 'which' ? asking.code : undefined),
      }}
      last={last}
    >
      {error ? (
        <ScanErrorScreen
          {...error}
          onDismiss={() => send({ type: 'dismissed' })}
          place={parcel && t('returns.place', { count: parcel.units.length, parcel: parcel.logNo })}
        />
      ) : (
        <Body state={state} onSend={send} />
      )}
    </FloorPage>
  );
}

const Body = ({ state: { parcel, asking, done, kept, isSending = false }, onSend }: { state: State; onSend: (input: Input) => void }) => {
  const { t } = useTranslation();
  if (asking?.type === 'which') return <AskWhich units={asking.units} onSend={onSend} />;
  if (asking?.type === 'reason' && parcel) return <AskReason parcel={parcel} onSend={onSend} />;
  if (asking?.type === 'damage')
    return (
      <PhotoCamera
        title={t('returns.damagePhoto')}
        onTake={(photo) => onSend({ type: 'damageTaken', photo })}
        onClose={() => onSend({ type: 'dismissed' })}
      />
    );
  if (parcel) return <OpenReturn parcel={parcel} isSending={isSending} onSend={onSend} />;
  if (kept)
    return (
      <FloorDone
        icon={CloudOff}
        tone="idle"
        title={t('returns.keptTitle', { parcel: kept.logNo })}
        lines={[t('returns.keptText', { count: kept.units.length })]}
      >
        <FloorButton tone="next" onClick={() => onSend({ type: 'parcelLeft' })}>
          {t('returns.nextParcel')}
        </FloorButton>
      </FloorDone>
    );
  if (done) return <ReturnDone done={done} onNext={() => onSend({ type: 'parcelLeft' })} />;
  return (
    <>
      <FloorDone icon={PackageOpen} tone="idle" title={t('returns.startTitle')} lines={[t('returns.startText')]} />
      <WaitingParcels step="inspection" state="received" kind="returned" title={t('returns.waiting')}>
        {null}
      </WaitingParcels>
    </>
  );
};

/** What a buyer put into the parcel is known only once it is empty. */
const progressOf = ({ expected, units }: Parcel): ProgressMarks => {
  const total = expected.length > 0 ? Math.max(expected.length, units.length) : undefined;
  const marks = units.map(({ damage }) => (damage.length > 0 ? ('attention' as const) : ('done' as const)));
  return { done: units.length, total, marks: total === undefined ? [] : marksOf(marks, total) };
};
