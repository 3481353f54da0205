/** What `data/theme.yaml` says, once its schema has nothing against it (`theme-schema.ts`). Lengths in pixels. */
export interface ThemeInput {
  colors?: { light?: Palette; dark?: Palette; night?: Palette };
  fonts?: FontInput[];
  type?: {
    text?: string;
    headings?: string;
    notes?: string;
    code?: string;
    sizes?: Record<string, Pixels>;
    weights?: { text?: number; strong?: number; headings?: number };
    leading?: { text?: number; title?: number; display?: number };
    tracking?: number;
    capitals?: boolean;
  };
  space?: { step?: number; section?: Pixels; gutter?: Pixels };
  width?: { page?: number; text?: number };
  corners?: { control?: number; field?: number; card?: number; tag?: number };
  lines?: { hairline?: number; pen?: number };
  shadows?: { lift?: Shadow; card?: Shadow };
  motion?: { quick?: number; steady?: number; slow?: number; ease?: number[] };
  look?: Partial<Record<string, boolean>>;
}

/** Colours by role, as they are written. */
export type Palette = Partial<Record<string, string>>;

/** One length, or those of the narrowest and the widest window. */
export type Pixels = number | readonly [number, number];

export interface Shadow {
  x?: number;
  y?: number;
  blur?: number;
  spread?: number;
}

export interface FontInput {
  family: string;
  package?: string;
  files?: { src: string; weight?: number | readonly [number, number]; style?: string }[];
  subsets?: string[];
  styles?: string[];
  fallback?: "serif" | "sans-serif" | "monospace";
}

/** The parts of a palette. */
export const schemes = ["light", "dark", "night"] as const;

export type Scheme = (typeof schemes)[number];
