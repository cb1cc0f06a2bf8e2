import { CircleCheckBig, PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorDone } from '#web/ui/floor/parts/floor-done.tsx';
import { isPicked, type PickUnit } from './pick-list.ts';

/** The round is done: what is short, and on to the packing table. */
export const AllPicked = ({ units, oddNos }: { units: readonly PickUnit[]; oddNos: readonly string[] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const short = units.filter(({ progress }) => progress === 'short');
  const toPack = oddNos.filter((oddNo) => units.some((unit) => unit.oddNo === oddNo && unit.progress === 'picked'));
  const shelves = [...new Set(short.flatMap(({ shelvesName }) => shelvesName ?? []))];
  return (
    <FloorDone
      icon={CircleCheckBig}
      title={t('picking.allPicked')}
      lines={[
        t('picking.allPickedText', { picked: units.filter(isPicked).length }),
        short.length > 0 && t('picking.shortLeft', { count: short.length }),
        ...shelves.map((shelf) => t('picking.countShelf', { shelf })),
      ]}
    >
      {toPack.map((oddNo, index) => (
        <FloorButton
          key={oddNo}
          icon={PackageOpen}
          tone={index === 0 ? 'next' : 'plain'}
          onClick={() => void navigate(withQuery(warehousePaths.packing, { oddNo }))}
        >
          {t('picking.pack', { oddNo })}
        </FloorButton>
      ))}
      <FloorButton tone={toPack.length === 0 ? 'next' : 'plain'} onClick={() => void navigate(warehousePaths.picking)}>
        {t('picking.toStart')}
      </FloorButton>
    </FloorDone>
  );
};
