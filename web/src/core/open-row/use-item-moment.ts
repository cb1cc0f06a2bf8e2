import { useSearchParams } from 'react-router-dom';
import { asOfField } from '#contracts/kernel/lists/as-of.ts';
import { asOfParameter } from './as-of-parameter.ts';
import { itemAsOfParameter } from './parameters.ts';

/** The moment as of which the open item is shown: its own, or that of the list beside it; undefined for the present. Both stand in the address. */
export const useItemMoment = () => {
  const [parameters, setParameters] = useSearchParams();
  const { data: asOf } = asOfField.safeParse(parameters.get(itemAsOfParameter) ?? parameters.get(asOfParameter) ?? undefined);
  const change = (edit: (parameters: URLSearchParams) => void) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      edit(after);
      return after;
    });
  return {
    asOf,
    choose: (at: string) => change((after) => after.set(itemAsOfParameter, at)),
    /** Of the list beside it too: it would show the item as it was again. */
    back: () =>
      change((after) => {
        after.delete(itemAsOfParameter);
        after.delete(asOfParameter);
      }),
  };
};
