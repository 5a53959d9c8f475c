/** A piece of a sentence; `strong` where a name or title stands. */
export interface Segment {
  text: string;
  strong: boolean;
}

/** `{name} aceptó` with name Ana -> [Ana, strong], [ aceptó]. Values are never parsed as templates. */
export function fillTemplate(template: string, values: Record<string, string>): Segment[] {
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? { text: part, strong: false } : { text: values[name] ?? "", strong: true };
    });
}

/** A name may end with the full stop of its initial: then it ends the sentence, too. */
export const endOnce = (sentence: string): string => sentence.replace(/(?<!\.)\.\.$/, ".");

/** The sentence without emphasis, for toasts and screen readers. */
export function plainText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join("");
}
