import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { InboundSteps } from '#web/shared/inbound/inbound-steps.tsx';
import { PrintLabel } from '#web/shared/inbound/print-label.tsx';
import { useParcelTitle } from '#web/shared/inbound/parcel/use-parcel-title.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { RoundBody } from '#web/shared/inbound/parcel/round-body.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import styles from './inspection.module.css';
import { InspectItem } from './inspect-item.tsx';
import { ResultPad } from './result-pad.tsx';
import { useInspecting } from './use-inspecting.ts';
import { LeftToInspect } from './left-to-inspect.tsx';

/** Inspects the item in hand; the address holds the parcel (`id`) and the items to inspect (`oneIds`, the first is in hand). */
export default function InspectionPage() {
  const [params] = useSearchParams();
  const [oneId] = (params.get('oneIds') ?? '').split(',').filter(Boolean);
  const isCorrection = params.has('correct');
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const back = useWayBack(warehousePaths.forecasts);
  const parcelTitle = useParcelTitle();
  const inspecting = useInspecting({ preId: params.get('id') ?? undefined, oneId, isCorrection });
  const { work, error, finding, press } = inspecting;
  const { parcel, inHand, progress } = work;
  usePageName([t('inspection.pages.inspection'), parcel?.preId].filter(Boolean).join(' '));

  const scanning = inHand ? t('inspection.scanOrPress') : t(parcel ? 'inspection.scanNext' : 'inspection.scanStart');
  const open = inHand && (!inHand.result || isCorrection) ? inHand : undefined;
  return (
    <FloorPage
      title={t(isCorrection ? 'inspection.correcting' : 'inspection.pages.inspection')}
      meta={parcel ? parcelTitle(parcel) : warehouse?.name}
      back={back}
      progress={progress}
      steps={!open && <InboundSteps now="inspection" preId={parcel?.preId} />}
      scan={{ placeholder: scanning, onScan: inspecting.scan, trouble: error?.code }}
      last={inspecting.last}
      side={
        open && !error ? (
          <>
            <ResultPad key={open.oneId} kind={finding.kind} chosen={finding.result} onPress={press} />
            <RemarkField remark={finding.remark} onChange={inspecting.typeRemark} />
            <PrintLabel unit={open} />
          </>
        ) : undefined
      }
    >
      <RoundBody
        step="inspection"
        work={work}
        error={error}
        onDismiss={inspecting.dismiss}
        place={open && t('inspection.place', { name: open.remarks, size: sizeText(open.spec), count: finding.photos.taken.length })}
      >
        {open ? (
          <InspectItem unit={open} inspecting={inspecting} isCorrection={isCorrection} />
        ) : (
          <LeftToInspect parcel={parcel} units={work.units} onInspect={inspecting.take} />
        )}
      </RoundBody>
    </FloorPage>
  );
}

const RemarkField = ({ remark, onChange }: { remark: string; onChange: (remark: string) => void }) => {
  const { t } = useTranslation();
  return (
    <label className={styles['remark']}>
      <span>{t('inspection.remark')}</span>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={MAX_REMARK}
        placeholder={t('inspection.remarkHint')}
        value={remark}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
};
