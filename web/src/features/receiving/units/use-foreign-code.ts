import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { isMisreadOneId } from '#contracts/item/one-id.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { useParcelTitle } from '#web/shared/inbound/use-parcel-title.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { Count } from '../count/count.ts';
import type { Asking } from './asking.ts';
import { skuNamed } from './sku-named.ts';

interface Parts {
  parcel: PackageDetail | undefined;
  count: Count | undefined;
  refuse(wrong: Wrong): void;
  ask(asking: Asking): void;
}

/** A code that is not of the open parcel: an item or parcel of elsewhere, or a SKU that nobody forecast. */
export const useForeignCode = ({ parcel, count, refuse, ask }: Parts) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wrongCode = useWrongCode();
  const parcelTitle = useParcelTitle();

  return async (code: string): Promise<void> => {
    if (!parcel || !count) return;
    const expectedText = (units: number) => {
      if (parcel.unclaimed) return undefined;
      return units > 0 ? t('receiving.expectedUnits', { count: units, parcel: parcel.preId }) : t('receiving.nothingLeft', { parcel: parcel.preId });
    };
    const left = Math.max(0, count.expected - count.arrived);
    const expected = expectedText(left);
    const open = (preId: string, oneId?: string) => void navigate(inboundStepLink('receiving', { preId, oneId }));

    if (isMisreadOneId(code)) return refuse({ ...wrongCode.misread(code), expected });
    const found = await lookUp(code);
    switch (found.found) {
      case 'unit': {
        const { unit } = found;
        const other = unit.preId || '–';
        return refuse({ ...wrongCode.ofAnotherParcel(unit, other, expected, () => open(other, unit.oneId)), title: t('receiving.notForThis') });
      }
      case 'package': {
        const { preId, shopInfo } = found.package;
        return refuse({
          title: t('inbound.otherParcel'),
          code,
          what: parcelTitle({ preId, shopInfo }),
          expected,
          todo: t('inbound.layAside', { parcel: preId }),
          other: { label: t('inbound.switchTo', { parcel: preId }), run: () => open(preId) },
        });
      }
      case 'elsewhere':
        return refuse({ ...wrongCode.elsewhere(found), expected });
      case 'offline':
        return refuse(wrongCode.offline(code));
      case 'nothing': {
        if (found.known) return refuse({ ...wrongCode.notFound(found), expected });
        const sku = await skuNamed(code);
        if (sku) return ask({ sizesOf: sku.sku, sizes: sku.sizes });
        return refuse({ title: t('receiving.notSku'), code, expected, todo: t('receiving.notSkuTodo') });
      }
    }
  };
};
