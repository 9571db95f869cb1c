// Where rules are shown: on a page of their own, or in a panel over the table, below that panel's title.
import { createContext } from "preact";
import { useContext } from "preact/hooks";

type Place = "page" | "panel";

export const RulesPlace = createContext<Place>("panel");

const HEADINGS = { page: ["h2", "h3", "h4"], panel: ["h3", "h4", "h5"] } as const;

/** The elements for the headings of a part, a section in it, and an example in that. */
export const useHeadings = () => HEADINGS[useContext(RulesPlace)];

/** The element ids of sections: short in the address of the page, apart from the table's own in a panel. */
export function useAnchors(): (section: string) => string {
  const place = useContext(RulesPlace);
  return (section) => (place === "page" ? section : `rules-${section}`);
}

export const useIsPage = (): boolean => useContext(RulesPlace) === "page";
