import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Picture } from "../../src/components/Picture/Picture";
import { pictureFile } from "../support/components/pictureFile";

type Slot = Queries.PictureFragment;

const url = "https://images.example.net/bed.jpg";

const slot = (changes: Partial<Slot> = {}): Slot => ({
  url: null,
  focus: { x: 20, y: 80 },
  file: pictureFile("bed"),
  phone: null,
  ...changes,
});

const picture = (changes?: Partial<Slot>) => (
  <Picture slot={slot(changes)} alt="A bed" sizes="100vw" />
);

const image = () => screen.getByRole<HTMLImageElement>("img", { name: "A bed" });

describe("a picture", () => {
  it("shows the file of its slot in the formats of the build", () => {
    const { container } = render(picture());

    expect(image().getAttribute("src")).toBe("/static/bed.webp");
    expect(container.querySelector("source")?.srcset).toBe("/static/bed.avif 480w");
    expect(image().width).toBeGreaterThan(0);
    expect(image().height).toBeGreaterThan(0);
  });

  it("shows the slot's file for narrow screens", () => {
    const { container } = render(
      picture({ phone: { file: pictureFile("tall"), focus: { x: 1, y: 2 } } }),
    );
    const onPhones = container.querySelector<HTMLSourceElement>("source[media]");

    expect(onPhones?.srcset).toBe("/static/tall.avif 480w");
  });

  it("has the URL of its slot in the static HTML, without a referrer", () => {
    const html = renderToString(picture({ url }));

    expect(html).toContain(`src="${url}"`);
    expect(html).toContain('referrerPolicy="no-referrer"');
  });
});
