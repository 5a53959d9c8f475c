import { lazy, useState } from "react";
import type { ComponentType } from "react";

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The import of a route's module, always the same function: by it the loaded code is found again. */
export type LoadScreen = LoadComponent<object>;

const loaded = new WeakMap<LoadComponent<never>, ComponentType<never>>();

/** Preloads the code of a screen, so that it renders without suspending. */
export async function loadScreen<Props>(load: LoadComponent<Props>): Promise<void> {
  loaded.set(load as LoadComponent<never>, (await load()).default as ComponentType<never>);
}

/**
 * A screen whose code loads with its route. Preloaded code renders at once instead of suspending: hydration needs that,
 * because the server's content must not give way to a placeholder.
 */
export function lazyScreen<Props extends object = object>(load: LoadComponent<Props>): ComponentType<Props> {
  const Lazy = lazy(load) as ComponentType<Props>;
  return function LazyScreen(props: Props) {
    // Fixed while it is mounted: another component type would remount the screen.
    const [Screen] = useState(
      () => (loaded.get(load as LoadComponent<never>) as ComponentType<Props> | undefined) ?? Lazy,
    );
    return <Screen {...props} />;
  };
}
