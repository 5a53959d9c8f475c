/**
 * Scrolls a list sideways until an item of it and its neighbours are in view. (scrollIntoView would scroll the page,
 * too.)
 */
export function scrollToMiddle(list: HTMLElement, item: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
