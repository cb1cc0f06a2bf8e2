import { useEffect, useState, type ComponentType } from 'react';

/** Draws itself, or what waits for it, and can be asked for before it is drawn. */
export type Loadable<Props> = ComponentType<Props> & {
  /** Asks for the code. What does not come is asked for again when it is drawn. */
  fetch(): Promise<void>;
};

/**
 * A component whose code comes when it is first drawn or fetched; until then `Waiting` stands in its place. `lazy` within `Suspense` is not used for what
 * is waited for at every visit: once a stand-in is shown, React keeps it for 300 ms, however soon the code is there.
 */
export const loadable = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Waiting: ComponentType): Loadable<Props> => {
  let code: { Loaded: ComponentType<Props> } | undefined;
  const fetched = async () => (code ??= { Loaded: (await load()).default });
  const Loadable = (props: Props) => {
    const [here, setHere] = useState(code);
    const [lost, setLost] = useState<{ failure: unknown }>();
    useEffect(() => {
      if (!here) fetched().then(setHere, (failure: unknown) => setLost({ failure }));
    }, [here]);
    // For the boundary around it, which offers to load the page anew.
    if (lost) throw lost.failure;
    return here ? <here.Loaded {...props} /> : <Waiting />;
  };
  return Object.assign(Loadable, {
    fetch: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  });
};
