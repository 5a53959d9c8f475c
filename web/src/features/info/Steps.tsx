import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { ReactNode } from "react";
import { NumberedStep } from "../../components/ui/NumberedStep";

/** Numbered instructions; its children are `Step`s. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <chakra.ol display="grid" gap="6" listStyleType="none" maxWidth="68ch">
      {Children.toArray(children)
        .filter((child) => typeof child === "object")
        .map((child, index) => (
          <NumberedStep key={index} index={index}>
            {child}
          </NumberedStep>
        ))}
    </chakra.ol>
  );
}

/** One of them: its title and text. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.div mt="1" color="fg.muted" css={{ "& > * + *": { mt: "2" } }}>
        {children}
      </chakra.div>
    </>
  );
}
