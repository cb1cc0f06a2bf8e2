import type { Words } from '../words.ts';
import type { PermissionCheck } from './permissions.ts';

/** Something that a person can do. A row carries those that its state, its facts and the viewer's permissions allow. */
export interface Action<EventName extends string = string> extends Words {
  /** What it leads to, one of several where its state decides which: offered where the machine of its stream allows it. An action without one changes nothing. */
  event?: EventName | readonly EventName[];
  access: readonly PermissionCheck[];
  /** Not for those who wrote what is under review. */
  fourEyes?: true;
}

interface Offer<Name extends string, EventName extends string> {
  /** The events that may follow now. */
  allowed: readonly EventName[];
  /** Whether the viewer's permissions open one of the checks. */
  may(access: readonly PermissionCheck[]): boolean;
  /** Whether the viewer wrote what is under review. */
  isAuthor?: boolean;
  /** What neither the state nor a permission tells. */
  holds?(name: Name): boolean;
}

/** The actions of a table that are offered to a viewer, in its order. */
export const offeredActions = <Name extends string, EventName extends string>(
  actions: Readonly<Record<Name, Action<EventName>>>,
  { allowed, may, isAuthor = false, holds = () => true }: Offer<Name, EventName>,
): Name[] =>
  (Object.keys(actions) as Name[]).filter((name) => {
    const { event, access, fourEyes } = actions[name];
    if (event !== undefined && ![event].flat().some((each) => allowed.includes(each as EventName))) return false;
    return may(access) && !(fourEyes && isAuthor) && holds(name);
  });
