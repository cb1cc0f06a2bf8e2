import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import { PeopleNote } from '#web/shared/order-work/people-note.tsx';
import type { PickList } from '../pick-list.ts';

/** Colleagues to whom the work is given, who have begun it, or who have it open now (`here`). */
export const WhoHasIt = ({ list: { assignees, items }, here }: { list: PickList; here: readonly string[] }) => {
  const { t } = useTranslation();
  const { id } = useUser();
  const pickers = items.flatMap(({ pickedBy, progress }) => (pickedBy && progress === 'picked' ? pickedBy : []));
  const others = (people: PickList['assignees']): string =>
    [...new Set(people.filter((person) => person.id !== id).map(({ name }) => name))].join(', ');
  const begun = new Set(pickers.map((picker) => picker.id));
  const [assigned, picking] = [others(assignees.filter((person) => !begun.has(person.id))), others(pickers)];
  const now = here.join(', ');
  const said = [
    assigned && t('picking.assignedTo', { names: assigned }),
    picking && t('picking.begunBy', { names: picking }),
    now && t('orderWork.alsoHere', { names: now }),
  ].filter(Boolean);
  return said.length === 0 ? null : <PeopleNote>{said.join(' · ')}</PeopleNote>;
};
