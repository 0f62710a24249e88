"""What a person sees and answers with: the scene, options, forms and looks, words for answers, chances, and what stays hidden."""
