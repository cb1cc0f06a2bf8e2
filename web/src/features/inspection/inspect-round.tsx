import { useTranslation } from 'react-i18next';
import { InboundSteps } from '#web/shared/inbound/inbound-steps.tsx';
import { PrintLabel } from '#web/shared/inbound/print-label.tsx';
import { useParcelTitle } from '#web/shared/inbound/use-parcel-title.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { RoundBody } from '#web/shared/inbound/round-body.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { InspectItem } from './inspect-item.tsx';
import { ResultPad } from './result-pad.tsx';
import { RemarkField } from './remark-field.tsx';
import { useInspecting } from './use-inspecting.ts';
import { LeftToInspect } from './left-to-inspect.tsx';

interface Props {
  preId: string | undefined;
  oneId: string | undefined;
  correcting: boolean;
}

export const InspectRound = (props: Props) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const back = useWayBack(warehousePaths.forecasts);
  const parcelTitle = useParcelTitle();
  const inspecting = useInspecting(props);
  const { work, wrong, finding, press } = inspecting;
  const { parcel, inHand, progress } = work;
  usePageName([t('inspection.pages.inspection'), parcel?.preId].filter(Boolean).join(' '));

  const scanning = inHand ? t('inspection.scanOrPress') : t(parcel ? 'inspection.scanNext' : 'inspection.scanStart');
  const open = inHand && (!inHand.result || props.correcting) ? inHand : undefined;
  return (
    <FloorPage
      title={t(props.correcting ? 'inspection.correcting' : 'inspection.pages.inspection')}
      meta={parcel ? parcelTitle(parcel) : warehouse?.name}
      back={back}
      progress={progress}
      steps={!open && <InboundSteps now="inspection" preId={parcel?.preId} />}
      scan={{ placeholder: scanning, onScan: (code) => void inspecting.scan(code), trouble: wrong?.code }}
      waiting={work.outbox.waiting}
      last={inspecting.last}
      side={
        open && !wrong ? (
          <>
            <ResultPad key={open.oneId} kind={finding.kind} chosen={finding.result} press={press} />
            <RemarkField remark={finding.remark} change={finding.setRemark} />
            <PrintLabel unit={open} />
          </>
        ) : undefined
      }
    >
      <RoundBody
        step="inspection"
        work={work}
        wrong={wrong}
        goOn={inspecting.goOn}
        place={open && t('inspection.place', { name: open.remarks, size: sizeText(open.spec), count: finding.photos.taken.length })}
      >
        {open ? (
          <InspectItem unit={open} finding={finding} press={press} correcting={props.correcting} />
        ) : (
          <LeftToInspect parcel={parcel} units={work.units} inspect={inspecting.take} />
        )}
      </RoundBody>
    </FloorPage>
  );
};
