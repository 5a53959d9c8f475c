import { lazy, useState } from "react";
import type { ComponentType } from "react";

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

export type LoadScreen = LoadComponent<object>;

const loaded = new WeakMap<LoadComponent<never>, ComponentType<never>>();

/** Loads the code of a screen ahead, so that it renders without a pause. */
export async function loadScreen<Props>(load: LoadComponent<Props>): Promise<void> {
  loaded.set(load as LoadComponent<never>, (await load()).default as ComponentType<never>);
}

/**
 * A screen whose code loads with its route. What was loaded ahead renders at once instead of suspending for a moment: the browser
 * needs that when it takes over a page of the server, whose content must not give way to a placeholder.
 */
export function lazyScreen<Props extends object = object>(load: LoadComponent<Props>): ComponentType<Props> {
  const Lazy = lazy(load) as ComponentType<Props>;
  return function LazyScreen(props: Props) {
    // Kept while it is shown: another type of component would be another screen to React.
    const [Screen] = useState(
      () => (loaded.get(load as LoadComponent<never>) as ComponentType<Props> | undefined) ?? Lazy,
    );
    return <Screen {...props} />;
  };
}
