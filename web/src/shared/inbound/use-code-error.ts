import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useOwnerName } from '../reference/use-owner-name.ts';
import type { FoundElsewhere, FoundNothing, FoundUnit } from './look-up.ts';
import type { CodeProblem } from './scan-steps.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';

const steps = { receiving: 'inbound.receive', inspection: 'inbound.inspect', shelving: 'inbound.shelve' } as const;

/** Wrong scans that every page on the way in knows, in words. */
export const useCodeError = () => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { warehouse } = useUser();

  const inState = ({ remarks: name, spec, state }: Pick<FoundUnit, 'remarks' | 'spec' | 'state'>): string =>
    t('inbound.isState', { name, size: sizeText(spec), state: words(itemStates[state]) });

  const notFound = ({ code, known }: FoundNothing): ScanError =>
    known === null
      ? {
          title: t('inbound.notFound'),
          code,
          what: t('inbound.notFoundText', { warehouse: warehouse?.name ?? '' }),
          todo: t('inbound.checkCode'),
        }
      : { title: t(`inbound.known.${known}`), code, todo: t('inbound.knownTodo') };
  /** One of its characters was read wrongly: nothing is looked up for it. */
  const misread = (code: string): ScanError => ({
    title: t('inbound.misread'),
    code,
    what: t('inbound.misreadText'),
    todo: t('inbound.misreadTodo'),
  });
  const elsewhere = ({ code, what, warehouse: { name } }: FoundElsewhere): ScanError => ({
    title: t('inbound.elsewhere', { warehouse: name }),
    code: isOneId(normaliseOneId(code)) ? formatOneId(normaliseOneId(code)) : code,
    what: t(`inbound.elsewhereWhat.${what}`),
    todo: t(`inbound.elsewhereTodo.${what}`, { warehouse: name }),
  });

  const offline = (code: string): ScanError => ({ title: t('inbound.offline'), code, what: t('inbound.offlineText'), todo: t('inbound.tryAgain') });

  return {
    inState,
    notFound,
    misread,
    elsewhere,
    offline,
    of: (problem: CodeProblem): ScanError => {
      switch (problem.type) {
        case 'misread':
          return misread(problem.code);
        case 'offline':
          return offline(problem.code);
        case 'elsewhere':
          return elsewhere(problem.found);
        case 'notFound':
          return notFound(problem.found);
        case 'handOver': {
          const todo = t('inbound.handOverTo', { step: t(steps[problem.step]) });
          return { title: t('inbound.handOver'), code: formatOneId(problem.unit.oneId), what: inState(problem.unit), todo };
        }
      }
    },
    /** In the server's words. */
    rejected: ({ code, message }: Rejection, title: string): ScanError => ({ title, code, todo: message || t('app.unknownError') }),
    ofAnotherParcel: (unit: FoundUnit, parcel: string, expected: string | undefined, switchTo: () => void): ScanError => ({
      title: t('inbound.otherParcel'),
      code: formatOneId(unit.oneId),
      what: t('inbound.ofParcel', { name: unit.remarks, size: sizeText(unit.spec), owner: ownerName(unit.shopInfo) }),
      expected,
      todo: t('inbound.layAside', { parcel }),
      other: { label: t('inbound.switchTo', { parcel }), run: switchTo },
    }),
  };
};
