import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InboundSteps } from '#web/shared/inbound/inbound-steps.tsx';
import { useParcelTitle } from '#web/shared/inbound/parcel/use-parcel-title.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWayBack } from '#web/core/routes/use-way-back.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { RoundBody } from '#web/shared/inbound/parcel/round-body.tsx';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { ShelfCard } from './shelf-card.tsx';
import { useShelving } from './use-shelving.ts';
import { LeftToShelve } from './left-to-shelve.tsx';

/** Lays the item in hand on a shelf; the address holds the parcel (`id`) and the items (`oneIds`, the first is in hand). */
export default function ShelvingPage() {
  const [params] = useSearchParams();
  const [oneId] = (params.get('oneIds') ?? '').split(',').filter(Boolean);
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const back = useWayBack(warehousePaths.forecasts);
  const parcelTitle = useParcelTitle();
  const shelving = useShelving(params.get('id') ?? undefined, oneId);
  const { work, error } = shelving;
  const { parcel, inHand } = work;
  usePageName([t('shelving.pages.shelving'), parcel?.preId].filter(Boolean).join(' '));

  return (
    <FloorPage
      title={t('shelving.pages.shelving')}
      meta={parcel ? parcelTitle(parcel) : warehouse?.name}
      back={back}
      progress={work.progress}
      steps={!inHand && <InboundSteps now="shelving" preId={parcel?.preId} />}
      scan={{
        placeholder: t(inHand ? 'shelving.scanShelf' : parcel ? 'shelving.scanNext' : 'shelving.scanStart'),
        onScan: shelving.scan,
        trouble: error?.code,
      }}
      last={shelving.last}
    >
      <RoundBody
        step="shelving"
        work={work}
        error={error}
        onDismiss={shelving.dismiss}
        place={inHand && t('shelving.place', { name: inHand.remarks, size: sizeText(inHand.spec) })}
      >
        {inHand ? (
          <ShelfCard unit={inHand} suggestions={shelving.suggestions} preId={parcel?.preId} />
        ) : (
          <LeftToShelve parcel={parcel} units={work.units} onShelve={shelving.take} />
        )}
      </RoundBody>
    </FloorPage>
  );
}
