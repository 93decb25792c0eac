import type { GatsbyNode, Node } from "gatsby";
import type { LegalFrontMatter } from "../../contract/legal";

type MarkdownNode = Node & { frontmatter: LegalFrontMatter };
type FileNode = Node & { sourceInstanceName: string; relativeDirectory: string; name: string };

/** Makes a LegalDocument of every markdown file in content/legal/<language>/<slug>.md. */
export const onCreateNode: GatsbyNode<MarkdownNode>["onCreateNode"] = ({
  node,
  actions,
  createContentDigest,
  createNodeId,
  getNode,
}) => {
  if (node.internal.type !== "MarkdownRemark") return;
  const file = getNode(node.parent ?? "") as FileNode | undefined;
  if (file?.sourceInstanceName !== "legal") return;

  const document = {
    language: file.relativeDirectory,
    slug: file.name,
    title: node.frontmatter.title,
    description: node.frontmatter.description,
  };
  const documentNode = {
    ...document,
    id: createNodeId(`${node.id} LegalDocument`),
    parent: node.id,
    children: [],
    internal: {
      type: "LegalDocument",
      contentDigest: createContentDigest([document, node.internal.contentDigest]),
    },
  };
  actions.createNode(documentNode);
  actions.createParentChildLink({ parent: node, child: documentNode as unknown as Node });
};
